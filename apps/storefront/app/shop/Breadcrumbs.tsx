import { useWords } from '../words.ts';

/** The path from the home page to here; the last step is the page itself. */
export function Breadcrumbs({ steps }: { steps: readonly { name: string; href: string }[] }) {
  const words = useWords('frame');
  return (
    <nav aria-label={words('nav.breadcrumbs')} className="wrap pt-4">
      <ol className="breadcrumbs">
        {steps.map(({ name, href }, index) => (
          <li key={href}>
            {index < steps.length - 1 ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
