import { Form } from 'react-router';
import { useLinks } from '../page-state.ts';
import { Button } from '../ui/Button.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { useWords } from '../words.ts';
import styles from './long-list.css?url';
import { SectionLink } from './SectionLink.tsx';

/** Searches a long list. Without script it is a form that requests the page anew. */
export function FindForm({ section, q }: { section: 'my_products' | 'devices' | 'orders'; q: string }) {
  const words = useWords('member');
  const links = useLinks();
  const id = `find-${section}`;
  return (
    <>
      <Stylesheet href={styles} />
      <Form method="get" role="search" className="find" key={q}>
        <input type="hidden" name="a" value={section} />
        <label htmlFor={id}>{words(`list.${section}`)}</label>
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={80}
          autoComplete="off"
          className="input"
        />
        <Button type="submit" look="outline" size="small">
          {words('list.find')}
        </Button>
        {q !== '' && (
          <SectionLink className="link" href={links.member(section)}>
            {words('list.all')}
          </SectionLink>
        )}
      </Form>
    </>
  );
}
