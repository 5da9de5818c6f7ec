import { Fragment } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useWords } from '../../words.ts';
import type { LicenceLabel } from './label-licences.ts';

/** The programs of a bundle, each with its download. */
export function OpenedPrograms({ licence: { id, opens, state } }: { licence: LicenceLabel }) {
  const words = useWords('licences');
  const offer = useWords('offer');
  return (
    <section aria-labelledby={`opens-${id}`}>
      <p id={`opens-${id}`} className="label">
        {words('products.opens')}
      </p>
      <ul>
        {opens.map(({ pid, name, downloads }) => (
          <li key={pid}>
            {name}
            {state === 'active' &&
              downloads.map(({ url, version, system }) => (
                <Fragment key={url}>
                  {' '}
                  <a className="link" href={url} data-track="download">
                    {words('products.download', { version, system: offer(`system.${system}`) })}
                    <VisuallyHidden> {name}</VisuallyHidden>
                  </a>
                </Fragment>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
