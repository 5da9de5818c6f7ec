'use client';
import { askedLanguage } from '../asked-language.ts';
import { editingWords } from '../editing/editing-words.ts';

/** In the place of the whole document where its frame has failed, menu and styles included. See `error.tsx` for pages. */
export default function BackOfficeFailed() {
  const { words, locale } = editingWords(typeof document === 'undefined' ? undefined : asked());
  const said = words.pageFailed;
  return (
    <html lang={locale} suppressHydrationWarning>
      <body
        style={{ margin: '4rem auto', maxWidth: '40rem', padding: '0 1.5rem', font: '1rem/1.6 system-ui' }}
      >
        <div role="alert">
          <h1>{said.title}</h1>
          <p>{said.text}</p>
        </div>
        <button type="button" onClick={() => window.location.reload()}>
          {said.again}
        </button>
      </body>
    </html>
  );
}

const asked = () =>
  askedLanguage(new Headers({ cookie: document.cookie, 'accept-language': navigator.languages.join(',') }));
