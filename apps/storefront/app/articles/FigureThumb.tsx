import type { Figure } from '@spindle/content/fields/figure.ts';
import {
  FIGURE_HEIGHT,
  FIGURE_WIDTH,
  figureShapes,
  type Shape,
} from '@spindle/content/figures/figure-shapes.ts';
import { numberFormat } from '@spindle/i18n/formats.ts';
import { usePageState } from '../page-state.ts';

/** A text's drawing in small, for lists: its shapes and one figure, or the words of its steps. */
export function FigureThumb({ figure }: { figure: Figure }) {
  const told = useTold(figure);
  return (
    <svg className="figure-thumb" viewBox={`0 0 ${FIGURE_WIDTH} ${FIGURE_HEIGHT}`} aria-hidden="true">
      {figure.kind === 'steps' ? (
        <StepList rows={figure.rows} />
      ) : (
        <>
          <g transform="translate(2.5 -2) scale(0.82)">
            {figureShapes(figure).map((shape, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never moves
              <Mark key={index} shape={shape} />
            ))}
          </g>
          <text x="14" y="90">
            {told}
          </text>
        </>
      )}
    </svg>
  );
}

/** The figure below the drawing: the largest one, or the first of the parts of a whole. */
function useTold({ kind, rows }: Figure): string {
  const number = numberFormat(usePageState().locale, { maximumFractionDigits: 20 });
  const [first] = rows;
  const largest = rows.toSorted((one, other) => Number(other.value) - Number(one.value))[0];
  const row = kind === 'shares' ? first : largest;
  // A number without a unit says nothing.
  if (!row || !(row.height || row.unit)) return '';
  const size = row.height ? `\u00a0×\u00a0${row.height}` : '';
  // Sides of a frame are written without grouping, as on its label.
  const amount = row.height ? row.value : number.format(Number(row.value));
  return `${amount}${size}${row.unit ? `\u00a0${row.unit}` : ''}`;
}

/** Steps differ only in their words: shown as a list, or large if they are short. */
function StepList({ rows }: Pick<Figure, 'rows'>) {
  if (rows.every(({ value }) => value.length <= 4)) return <ShortSteps rows={rows} />;
  const pitch = Math.min(18, 84 / rows.length);
  const top = FIGURE_HEIGHT / 2 - (pitch * (rows.length - 1)) / 2;
  return (
    <>
      <path className="figure-thumb-way" d={`M18 ${top}V${top + pitch * (rows.length - 1)}`} />
      {rows.map(({ label, value, line }, index) => (
        <g key={label} transform={`translate(18 ${top + pitch * index})`}>
          <rect data-line={line} x="-3" y="-3" width="6" height="6" />
          <text x="9" y="3">
            {value}
          </text>
        </g>
      ))}
    </>
  );
}

function ShortSteps({ rows }: Pick<Figure, 'rows'>) {
  const pitch = FIGURE_WIDTH / (rows.length + 1);
  return rows.map(({ label, value, line }, index) => (
    <text
      key={label}
      className="figure-thumb-large"
      data-line={line}
      x={pitch * (index + 1)}
      y="62"
      textAnchor="middle"
    >
      {value}
    </text>
  ));
}

function Mark({ shape }: { shape: Shape }) {
  if (shape.tag === 'line') return <line x1={shape.x1} x2={shape.x2} y1={shape.y} y2={shape.y} />;
  if (shape.tag === 'circle')
    return <circle data-line={shape.line} cx={shape.cx} cy={shape.cy} r={shape.r} />;
  if (shape.tag === 'sector')
    return (
      <path className="figure-thumb-sector" data-line={shape.line} d={shape.d} fillOpacity={shape.opacity} />
    );
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
