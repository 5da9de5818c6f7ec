import { useLinks, usePageState } from '../page-state.ts';
import { Icon } from '../ui/Icon.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { useWords } from '../words.ts';
import styles from './SearchField.css?url';

/**
 * A field as large as a heading. A plain form leads to the search page; with script, the element suggests pages while one
 * types.
 * @param inHelp whether to search help articles only
 */
export function SearchField({ inHelp = false, query = '' }: { inHelp?: boolean; query?: string }) {
  const links = useLinks();
  const words = useWords('search');
  const { prefix } = usePageState();
  const label = words(inHelp ? 'helpLabel' : 'label');
  return (
    <spindle-search
      class="search-field"
      data-in={inHelp ? 'help' : undefined}
      data-prefix={prefix}
      data-some={words('some', { count: '{count}' })}
      data-none={words('none')}
      data-hint={words('hint')}
    >
      <Stylesheet href={styles} />
      <search>
        <form action={links.search()} method="get">
          <Icon name="search" size={24} />
          <input
            type="search"
            name="q"
            aria-label={label}
            aria-describedby="search-hint"
            placeholder={label}
            defaultValue={query}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            required
            minLength={2}
            maxLength={200}
          />
          {inHelp && <input type="hidden" name="in" value="help" />}
          <button className="button button-ink" type="submit">
            {words('submit')}
          </button>
        </form>
      </search>
      <p id="search-hint" className="text-muted">
        {/* Not the search's own rule, whose code the browser would have to load. */}
        {[...query].length < 2 ? words('hint') : '\u00a0'}
      </p>
    </spindle-search>
  );
}
