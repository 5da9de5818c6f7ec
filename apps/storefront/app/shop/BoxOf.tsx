import { usePageState } from '../page-state.ts';
import type { BoxArtName } from '../ui/BoxArt.tsx';
import type { DiscLine } from '../ui/Disc.tsx';
import { ProductBox } from '../ui/ProductBox.tsx';
import { useWords } from '../words.ts';
import { boxArtOf } from './box-art.ts';
import { DISC_LINES, useCapacity } from './disc-lines.ts';

type System = 'win' | 'mac' | 'android';

/** Products described by other figures than those of a disc. */
const FOOTS: Partial<Record<BoxArtName, readonly [string, string]>> = {
  grains: ['480p', '2160p'],
  phone: ['MP4', 'MKV'],
};

/** A product's box: its own drawing, the light that reads its discs, the systems it is for. */
export function BoxOf(props: {
  product: { slug: string; productLine: DiscLine };
  name: string;
  systems: readonly System[];
}) {
  const { shopName } = usePageState();
  const words = useWords('offer');
  const { productLine, slug } = props.product;
  const capacity = useCapacity();
  const { wavelength } = DISC_LINES[productLine];
  const art = boxArtOf(slug);
  return (
    <ProductBox
      line={productLine}
      art={art}
      maker={shopName}
      name={props.name}
      foot={FOOTS[art] ?? [`${wavelength} nm`, capacity(productLine)]}
      systems={props.systems.map((system) => words(`system.${system}`)).join(', ')}
    />
  );
}
