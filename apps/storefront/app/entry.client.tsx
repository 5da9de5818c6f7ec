import { ALL_LOCALES, LANGUAGES } from '@spindle/platform/locales.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fetchWords } from './words.ts';

const { lang } = document.documentElement;
const locale = ALL_LOCALES.find((known) => LANGUAGES[known].tag === lang) ?? 'en';

// Not awaited at the top: chunks that share code with this one would wait, too.
fetchWords(locale).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);
