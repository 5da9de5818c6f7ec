import { useId } from 'react';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { BandCaptions, type Captions } from './BandCaption.tsx';
import { FilmStill } from './FilmStill.tsx';
import styles from './MenuTree.css?url';

/** Pages of a disc from left to right: the main menu, its three menus, the scenes behind them. */
const MAIN = { x: 0, y: 126, width: 430, height: 242 };
const MENUS = [0, 1, 2].map((index) => ({ x: 560, y: 12 + index * 166, width: 248, height: 139.5 }));
const SCENES = MENUS.flatMap((menu) =>
  [0, 1, 2, 3].map((index) => ({
    from: menu,
    x: 930 + (index % 2) * 160,
    y: menu.y + 0.5 + Math.floor(index / 2) * 71,
    width: 120,
    height: 67.5,
  })),
);
type Box = Omit<(typeof SCENES)[number], 'from'>;

/** The path from the middle of one page's edge to the next. */
const way = (from: Box, to: Box) => {
  const [startX, startY] = [from.x + from.width, from.y + from.height / 2];
  const [endX, endY] = [to.x, to.y + to.height / 2];
  const middle = (startX + endX) / 2;
  return `M${startX} ${startY}C${middle} ${startY} ${middle} ${endY} ${endX} ${endY}`;
};

/** A disc's menus as a map: what leads where. */
export function MenuTree({ captions }: { captions: Captions }) {
  const still = useId();
  return (
    <div className="wrap menu-tree">
      <Stylesheet href={styles} />
      <FilmStill id={still} of="lake" />
      <svg viewBox="-2 0 1216 494" aria-hidden="true">
        <g className="menu-tree-ways">
          {MENUS.map((menu) => (
            <path key={menu.y} d={way(MAIN, menu)} />
          ))}
          {SCENES.filter((_, index) => index % 2 === 0).map((scene) => (
            <path key={`${scene.x} ${scene.y}`} d={way(scene.from, scene)} />
          ))}
        </g>
        {[MAIN, ...MENUS].map((page) => (
          <g key={`${page.x} ${page.y}`}>
            <use href={`#${still}`} x={page.x} y={page.y} width={page.width} height={page.height} />
            <Buttons page={page} />
          </g>
        ))}
        {SCENES.map((scene, index) => (
          <svg
            key={`${scene.x} ${scene.y}`}
            x={scene.x}
            y={scene.y}
            width={scene.width}
            height={scene.height}
            viewBox={`${(index * 37) % 200} ${(index * 23) % 112} 120 67.5`}
            aria-hidden="true"
          >
            <use href={`#${still}`} width="320" height="180" />
          </svg>
        ))}
      </svg>
      <div className="band-captions">
        <BandCaptions captions={captions} />
      </div>
    </div>
  );
}

function Buttons({ page: { x, y, width, height } }: { page: Box }) {
  return [0, 1, 2].map((row) => (
    <rect
      key={row}
      className="menu-tree-button"
      data-on={row === 0 ? '' : undefined}
      x={x + width * 0.08}
      y={y + height * (0.5 + row * 0.14)}
      width={width * (0.3 - row * 0.04)}
      height={height * 0.09}
      rx="3"
    />
  ));
}
