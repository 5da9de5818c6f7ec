import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { unbroken } from './unbroken.tsx';

const kept = (text: string) =>
  [...renderToStaticMarkup(unbroken(text)).matchAll(/nowrap">([^<]+)</g)].map(([, word]) => word);

describe('words with a hyphen', () => {
  it.each([
    ['Eine Lizenz für Blu-ray Ripper wählen', ['Blu-ray']],
    ['DVD-9 and the 14-day guarantee', ['DVD-9', '14-day']],
    ['Your discs outlive the player.', []],
    ['Geld-zurück-Garantie', []],
    ['Blu-ray-Laufwerk', []],
    ['Blu-rayは1080pのままで。', ['Blu-ray']],
  ])('%s', (text, words) => {
    expect(kept(text)).toEqual(words);
  });

  it('loses nothing of the text', () => {
    const text = 'Blu-ray & DVD: both.';
    expect(renderToStaticMarkup(unbroken(text)).replace(/<[^>]+>/g, '')).toBe('Blu-ray &amp; DVD: both.');
  });
});
