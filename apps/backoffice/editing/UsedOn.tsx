'use client';
import { UnpublishButton } from '@payloadcms/ui';
import type { Place } from '@spindle/content/publishing/used-on.ts';
import { usePlaces } from './use-places.ts';
import './used-on.css';

/** Beside a document: which published documents refer to it. */
export function UsedOn() {
  const places = usePlaces();
  return places?.length ? <Places intro="Used on" places={places} /> : null;
}

/** The button that withdraws a document, with what loses it. */
export function UnpublishWithUses() {
  const places = usePlaces();
  return (
    <>
      <UnpublishButton />
      {places?.length ? <Places intro="These lose their link or picture:" places={places} /> : null}
    </>
  );
}

function Places({ intro, places }: { intro: string; places: readonly Place[] }) {
  return (
    <div className="used-on">
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
