import { numberFormat } from '@spindle/i18n/formats.ts';
import { usePageState } from '../../page-state.ts';
import { tenth } from '../drawings/seeded.ts';
import { type Drawn, fillOf } from './drawn-row.ts';

/** Amounts as points on a logarithmic line, on which each mark is ten times the one before. */
export function Scale({ rows, spectrum }: Drawn) {
  const { locale } = usePageState();
  const amounts = rows.map(({ amount }) => amount);
  const from = Math.floor(Math.log10(Math.min(...amounts)));
  const to = Math.max(Math.ceil(Math.log10(Math.max(...amounts))), from + 1);
  const at = (amount: number) => `${tenth(((Math.log10(amount) - from) / (to - from)) * 94 + 3)}%`;
  const decades = Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index));
  return (
    <>
      <dl className="figure-rows figure-scale">
        {rows.map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>{row.said}</dd>
            <svg className="figure-track" aria-hidden="true">
              <line className="figure-line" x1="0" x2="100%" y1="50%" y2="50%" />
              {decades.map((decade) => (
                <line
                  key={decade}
                  className="figure-line"
                  x1={at(decade)}
                  x2={at(decade)}
                  y1="20%"
                  y2="80%"
                />
              ))}
              <circle className="figure-halo" data-line={row.line} cx={at(row.amount)} cy="50%" r="16" />
              <circle
                className="figure-mark"
                data-line={row.line}
                fill={fillOf(row, spectrum)}
                cx={at(row.amount)}
                cy="50%"
                r="6"
              />
            </svg>
          </div>
        ))}
      </dl>
      <svg className="figure-axis" aria-hidden="true">
        {decades.map((decade) => (
          <text key={decade} x={at(decade)} y="14" textAnchor="middle">
            {numberFormat(locale, { maximumFractionDigits: 9 }).format(decade)}
          </text>
        ))}
      </svg>
    </>
  );
}
