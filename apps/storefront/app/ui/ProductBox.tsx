import type { DiscLine } from './Disc.tsx';
import { Disc } from './Disc.tsx';

/**
 * A box with its disc half out of the sleeve.
 * @param rows what the back of a sleeve would say, short: label and value
 */
export function ProductBox(props: {
  line: DiscLine;
  maker: string;
  name: string;
  /** What is printed large: the wavelength, in nanometres. */
  light?: string;
  note: string;
  rows: readonly { label: string; value: string }[];
}) {
  return (
    <div className="product-box" data-line={props.line} aria-hidden="true">
      <div className="product-box-disc">
        <Disc line={props.line} size="fill" />
      </div>
      <div className="product-box-sleeve">
        <span className="label">{props.maker}</span>
        <span className="product-box-name">{props.name}</span>
        {props.light && (
          <span className="product-box-light" data-long={props.light.length > 3 ? '' : undefined}>
            {props.light}
            <small>nm</small>
          </span>
        )}
        <div className="product-box-rows">
          <div className="label">{props.note}</div>
          {props.rows.map(({ label, value }) => (
            <div key={label} className="label">
              <span>{label}</span>
              <span>{value}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
