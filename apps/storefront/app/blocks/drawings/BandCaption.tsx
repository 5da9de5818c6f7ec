import { unbroken } from '../../ui/unbroken.tsx';

interface Caption {
  label: string;
  value: string;
}

/** Captions in the order of the drawing's parts; one that a language lacks leaves its place empty. */
export type Captions = readonly (Caption | undefined)[];

/** What a part of a drawing is, and its figure. */
export function BandCaption({ caption }: { caption: Caption }) {
  return (
    <p className="band-caption label">
      <b>{caption.label}</b> <span>{unbroken(caption.value)}</span>
    </p>
  );
}

/** All captions of a drawing, each in the place of its part. */
export function BandCaptions({ captions }: { captions: Captions }) {
  return captions.map((caption, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: captions are told apart by their place
    if (caption) return <BandCaption key={place} caption={caption} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return <p key={place} className="band-caption" />;
  });
}
