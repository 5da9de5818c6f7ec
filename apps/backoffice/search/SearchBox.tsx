import { SEARCH_PAGE, searchWords } from './search-words.ts';
import './search.css';

/** The search through all documents, above the back office's own navigation. */
export function SearchBox({ i18n, text = '' }: { i18n?: { language: string }; text?: string }) {
  const words = searchWords(i18n?.language);
  return (
    <search>
      <form className="search-box" action={`/admin${SEARCH_PAGE}`}>
        <input
          type="search"
          name="q"
          defaultValue={text}
          minLength={2}
          aria-label={words.label}
          placeholder={words.label}
        />
      </form>
    </search>
  );
}
