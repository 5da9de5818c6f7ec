import { unbroken } from '../../ui/unbroken.tsx';

export type Captions = readonly { label: string; value: string }[];

/** What a part of a drawing is, and its figure. */
export function BandCaption({ caption }: { caption: Captions[number] }) {
  return (
    <p className="band-caption label">
      <b>{caption.label}</b> <span>{unbroken(caption.value)}</span>
    </p>
  );
}
