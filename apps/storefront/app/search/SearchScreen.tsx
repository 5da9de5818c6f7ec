import type { Found } from '@spindle/content/search/search.ts';
import { useLinks } from '../page-state.ts';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import { SearchField } from './SearchField.tsx';
import styles from './SearchScreen.css?url';

export type SearchScreenProps = { query: string; inHelp: boolean } & (
  | { state: 'waiting' | 'refused' }
  | { state: 'found'; results: readonly Result[]; more?: boolean }
);

type Result = Omit<Found, 'path'> & { href: string };

/** The field, with the results below it, best first. */
export function SearchScreen(props: SearchScreenProps) {
  const { query, inHelp, state } = props;
  const words = useWords('search');
  return (
    <Container className="search-screen">
      <Stylesheet href={styles} />
      <h1 className="title">{words('title')}</h1>
      <SearchField query={query} inHelp={inHelp} />
      {state === 'refused' && <p role="alert">{words('tooMany')}</p>}
      {state === 'found' && <Results {...props} />}
    </Container>
  );
}

function Results({ query, inHelp, results, more = false }: Extract<SearchScreenProps, { state: 'found' }>) {
  const links = useLinks();
  const words = useWords('search');
  const count = results.length;
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="sub-title">
        {count === 0 ? words('nothing', { query }) : words(resultsWord(inHelp, more), { count })}
      </h2>
      {count > 0 && (
        <ol className="search-results">
          {results.map(({ href, type, title, summary }) => (
            <li key={href}>
              {!inHelp && <p className="label">{words(`kinds.${type}`)}</p>}
              <a className="font-semibold" href={href}>
                {unbroken(title)}
              </a>
              {summary && <p className="text-muted">{unbroken(summary)}</p>}
            </li>
          ))}
        </ol>
      )}
      {count === 0 && <p className="text-muted">{words('nothingText')}</p>}
      <p className="search-further">
        {inHelp && (
          <a className="link" href={links.search({ q: query })}>
            {words('everywhere', { query })}
          </a>
        )}
        {(inHelp || count === 0) && (
          <a className="link" href={links.contact()}>
            {words('person')}
          </a>
        )}
      </p>
    </section>
  );
}

/** Key of the words for the number of results; `more` if there may be more than are shown. */
function resultsWord(inHelp: boolean, more: boolean) {
  if (more) return 'moreResults';
  return inHelp ? 'helpResults' : 'results';
}
