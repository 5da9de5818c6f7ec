import { Form, useNavigation } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import type { FormReply } from '../../forms/form-reply.ts';
import { useLinks } from '../../page-state.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';
import { FormProblem } from '../FormProblem.tsx';
import { SectionLink } from '../SectionLink.tsx';
import type { DeviceToRelease } from './load-device.ts';

/** Asks before a seat is freed: the program on that computer stops. */
export function ReleaseDevice({
  device: { name, product },
  token,
  reply,
}: {
  device: DeviceToRelease;
  token: string;
  reply: FormReply | undefined;
}) {
  const words = useWords('licences');
  const links = useLinks();
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Form
      method="post"
      className="device-release"
      onSubmit={(event) => {
        if (busy) event.preventDefault();
      }}
    >
      <FormToken token={token} />
      <FormProblem code={reply?.problem} />
      <p>{words('devices.ask', { name, product })}</p>
      <p className="text-muted">{words('devices.after')}</p>
      <div className="device-ways">
        <Button type="submit" aria-disabled={busy || undefined}>
          {words(busy ? 'devices.releasing' : 'devices.release')}
        </Button>
        <SectionLink className="link" href={links.member('devices')}>
          {words('devices.keep')}
        </SectionLink>
      </div>
    </Form>
  );
}
