import { useLinks } from '../page-state.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { useWords } from '../words.ts';
import { BareScreen } from './BareScreen.tsx';

const SENTENCES = { 400: 'badRequest', 403: 'forbidden', 413: 'tooLarge', 429: 'tooMany' } as const;
type PlainStatus = keyof typeof SENTENCES;

export function isPlainStatus(status: number): status is PlainStatus {
  return status in SENTENCES;
}

/** A refused request: its status and one sentence. */
export function PlainErrorScreen({ status }: { status: PlainStatus }) {
  const links = useLinks();
  const words = useWords('shop');
  const sentence = words(`error.${SENTENCES[status]}`);
  return (
    <BareScreen title={sentence}>
      <p className="label mb-4">{status}</p>
      <h1 className="section-title max-w-[34rem]">{sentence}</h1>
      <ButtonLink href={links.home()} look="outline" className="mt-8">
        {words('error.toHome')}
      </ButtonLink>
    </BareScreen>
  );
}
