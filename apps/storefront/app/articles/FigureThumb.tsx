import type { Figure } from '@spindle/content/fields/figure.ts';
import {
  FIGURE_HEIGHT,
  FIGURE_WIDTH,
  figureShapes,
  type Shape,
} from '@spindle/content/figures/figure-shapes.ts';

/** A text's drawing without its words, for lists. */
export function FigureThumb({ figure }: { figure: Figure }) {
  return (
    <svg className="figure-thumb" viewBox={`0 0 ${FIGURE_WIDTH} ${FIGURE_HEIGHT}`} aria-hidden="true">
      {figureShapes(figure).map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never moves
        <Mark key={index} shape={shape} />
      ))}
    </svg>
  );
}

function Mark({ shape }: { shape: Shape }) {
  if (shape.tag === 'line') return <line x1={shape.x1} x2={shape.x2} y1={shape.y} y2={shape.y} />;
  if (shape.tag === 'circle')
    return <circle data-line={shape.line} cx={shape.cx} cy={shape.cy} r={shape.r} />;
  const { x, y, width, height, line, opacity, edged } = shape;
  return (
    <rect
      data-line={line}
      className={edged ? 'figure-thumb-frame' : undefined}
      fillOpacity={opacity === 1 ? undefined : opacity}
      {...{ x, y, width, height }}
    />
  );
}
