import { BoxArt, type BoxArtName } from './BoxArt.tsx';
import type { DiscLine } from './Disc.tsx';
import { Disc } from './Disc.tsx';

/** A box with its disc half out of the sleeve. Only a picture: the page says the same in words. */
export function ProductBox(props: {
  line: DiscLine;
  art: BoxArtName;
  maker: string;
  name: string;
  /** What is printed at the bottom: `650 nm`, `4.7–8.5 GB`. */
  foot: readonly [string, string];
  systems: string;
}) {
  return (
    <div className="product-box" data-line={props.line} aria-hidden="true">
      <div className="product-box-disc">
        <Disc line={props.line} size="fill" />
      </div>
      <div className="product-box-sleeve">
        <p className="product-box-top">
          <span>{props.maker}</span>
          <span>{props.systems}</span>
        </p>
        <p className="product-box-name">{props.name}</p>
        <BoxArt name={props.art} line={props.line} />
        <p className="product-box-foot">
          <b>{props.foot[0]}</b>
          <span>{props.foot[1]}</span>
        </p>
      </div>
    </div>
  );
}
