import { ErrorText } from '../forms/ErrorText.tsx';
import { useLinks } from '../page-state.ts';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words.ts';

/** The error of a form as a whole; announced at once. */
export function FormProblem({ code }: { code: string | undefined }) {
  return code ? (
    <Notice tone="error">
      <ErrorText code={code} />
      {code === 'account_blocked' && <ToYourData />}
    </Notice>
  ) : null;
}

/** The link that stays open to blocked members. */
function ToYourData() {
  const words = useWords('accounts');
  const links = useLinks();
  return (
    <>
      {' '}
      <a className="link" href={links.member('your_data')}>
        {words('blockedData')}
      </a>
    </>
  );
}
