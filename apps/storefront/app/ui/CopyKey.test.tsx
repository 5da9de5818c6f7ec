import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CopyKey } from './CopyKey.tsx';

const says = { copy: 'Copy', copied: 'Copied', failed: 'Please select it.' };

test('says nothing before somebody copies, and waits with a place to say it', () => {
  const html = renderToStaticMarkup(<CopyKey value="K3Y" says={says} />);
  expect(html).toContain('Copy</button><span role="status"></span>');
  expect(html).not.toMatch(/Copied|aria-label|K3Y/);
});

test('names the key where several stand on a page', () => {
  const html = renderToStaticMarkup(
    <CopyKey value="K3Y" says={{ ...says, copyOf: 'Copy the key of DVD Ripper' }} />,
  );
  expect(html).toContain('aria-label="Copy the key of DVD Ripper"');
});
