import { Notice } from '../ui/Notice.tsx';
import { SpecSheet } from '../ui/SpecSheet.tsx';
import { useWords } from '../words.ts';
import type { Declared } from './cancel-action.ts';

/**
 * The title of a withdrawal, which is no cancellation; undefined keeps the page's own title, which is about cancelling.
 * @param withdraws the visitor has come to withdraw
 */
export function titleOf(
  declared: Declared | null | undefined,
  withdraws: boolean,
  words: ReturnType<typeof useWords<'pages'>>,
) {
  if (declared) return declared.kind === 'withdraw' ? words('cancel.declared.withdraw') : undefined;
  return withdraws ? words('cancel.withdraw') : undefined;
}

/** What was received, and when: to be kept or printed, like the mail. */
export function CancelDeclared({ declared: { kind, contract, email, time } }: { declared: Declared }) {
  const words = useWords('pages');
  return (
    <div className="service-form">
      <Notice tone="success" title={words('cancel.done')}>
        <p>{words('cancel.mailed', { email })}</p>
      </Notice>
      <SpecSheet
        rows={[
          { label: words('cancel.what'), value: words(`cancel.declared.${kind}`) },
          { label: words('cancel.contract'), value: <span className="service-key">{contract}</span> },
          { label: words('cancel.received'), value: time },
        ]}
      />
      <p className="text-small text-muted">{words('cancel.next')}</p>
    </div>
  );
}
