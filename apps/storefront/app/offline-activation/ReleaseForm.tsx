import { FormToken } from '../forms/FormToken.tsx';
import { FormProblem } from '../member/FormProblem.tsx';
import { useLinks } from '../page-state.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words.ts';

/** Frees the seat of a computer that has signed its release. */
export function ReleaseForm(props: { code: string; problem: string | undefined; token: string }) {
  const { code, problem, token } = props;
  const words = useWords('pages');
  const links = useLinks();
  if (problem === 'device_unknown') {
    return (
      <Notice tone="warning">
        <p>{words('offline.gone')}</p>
      </Notice>
    );
  }
  return (
    <form method="post" action={links.offlineActivation(code)} className="service-form">
      <FormToken token={token} />
      <FormProblem code={problem} />
      <p>{words('offline.releaseAbout')}</p>
      <Button type="submit" name="step" value="release">
        {words('offline.release')}
      </Button>
    </form>
  );
}

export function Released() {
  const words = useWords('pages');
  const links = useLinks();
  return (
    <>
      <Notice tone="success" title={words('offline.released')}>
        <p>{words('offline.releasedText')}</p>
      </Notice>
      <p>
        <a className="link" href={links.offlineActivation()}>
          {words('offline.next')}
        </a>
      </p>
    </>
  );
}
