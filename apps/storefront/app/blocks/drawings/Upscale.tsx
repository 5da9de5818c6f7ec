import { Stylesheet } from '../../ui/Stylesheet.tsx';
import styles from '../sheets/split.css?url';
import { BandCaptions, type Captions } from './BandCaption.tsx';
import { SplitStill } from './SplitStill.tsx';

/** A detail of one frame, magnified: at the left the recorded pixels, at the right what a model makes of them. */
export function Upscale({ captions }: { captions: Captions }) {
  return (
    <div className="upscale">
      <Stylesheet href={styles} />
      <SplitStill change="points" />
      <div className="wrap band-captions">
        <BandCaptions captions={captions} />
      </div>
    </div>
  );
}
