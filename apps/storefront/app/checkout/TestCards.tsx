import { TEST_CARDS } from '@spindle/domain/payments/sandbox/test-cards.ts';
import { useWords } from '../words.ts';

/** The cards that work in the sandbox. */
export function TestCards() {
  const words = useWords('purchase');
  return (
    <section aria-labelledby="test-cards" className="test-cards">
      <h2 id="test-cards" className="sub-title">
        {words('testCards.title')}
      </h2>
      <p>{words('testCards.text')}</p>
      <table className="sheet-table">
        <thead>
          <tr>
            <th scope="col" className="label">
              {words('testCards.number')}
            </th>
            <th scope="col" className="label">
              {words('testCards.behaviour')}
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(TEST_CARDS).map(([number, behaviour]) => (
            <tr key={number}>
              <th scope="row">
                <code>{grouped(number)}</code>
              </th>
              <td>{words(`testCards.${behaviour}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function grouped(number: string): string {
  return number.replace(/\d{4}(?=\d)/g, '$& ');
}
