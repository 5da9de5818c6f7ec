'use client';
import { UnpublishButton } from '@payloadcms/ui';
import type { Place } from '@spindle/content/publishing/used-on.ts';
import { useBeside } from './use-beside.ts';
import './beside.css';

/** Beside a document: which published documents refer to it. */
export function UsedOn() {
  const places = useBeside<{ places: Place[] }>('used-on')?.places;
  return places?.length ? <Places intro="Used on" places={places} /> : null;
}

/** The button that withdraws a document, with what loses it. */
export function UnpublishWithUses() {
  const places = useBeside<{ places: Place[] }>('used-on')?.places;
  return (
    <>
      <UnpublishButton />
      {places?.length ? <Places intro="These lose their link or picture:" places={places} /> : null}
    </>
  );
}

function Places({ intro, places }: { intro: string; places: readonly Place[] }) {
  return (
    <div className="beside">
      <p>{intro}</p>
      <ul>
        {places.map(({ kind, title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a> {title === kind ? '' : `(${kind})`}
          </li>
        ))}
      </ul>
    </div>
  );
}
