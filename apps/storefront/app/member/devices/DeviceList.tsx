import { useState } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import { useLinks } from '../../page-state.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useWords } from '../../words.ts';
import { FormProblem } from '../FormProblem.tsx';
import type { FormAnswer } from '../failed-submission.ts';
import { queryOf } from '../query-of.ts';
import type { ShownDevice } from './show-device.ts';

/**
 * Computers that use seats, each with the button that frees it. One that was just released keeps its place in the list,
 * with a button to undo that, until the page is left.
 */
export function DeviceList({ devices, token }: { devices: readonly ShownDevice[]; token: string }) {
  const [released, setReleased] = useState<readonly { device: ShownDevice; at: number }[]>([]);
  const rows = [...devices];
  for (const { device, at } of released) {
    if (!rows.some(({ id }) => id === device.id)) rows.splice(at, 0, device);
  }
  if (rows.length === 0) return null;
  return (
    <ul className="devices">
      {rows.map((device, at) => (
        <Computer
          key={device.id}
          device={device}
          isHere={devices.includes(device)}
          token={token}
          onRelease={() => setReleased((all) => [...all, { device, at }])}
        />
      ))}
    </ul>
  );
}

function Computer({
  device,
  isHere,
  token,
  onRelease,
}: {
  device: ShownDevice;
  /** It uses its seat, as far as the server has said. */
  isHere: boolean;
  token: string;
  onRelease: () => void;
}) {
  const words = useWords('licences');
  const offer = useWords('offer');
  const links = useLinks();
  const fetcher = useFetcher<FormAnswer>();
  const { id, name, system, lastSeen, stale, releaseHref } = device;
  const asked = fetcher.formData?.get('step');
  // A step is shown as done as soon as it is sent; if it failed, the answer brings the true state back.
  const shown = asked === 'release' ? false : asked === 'keep' ? true : isHere;
  const problem = fetcher.state === 'idle' ? fetcher.data?.reply?.problem : undefined;
  return (
    <li data-released={!shown || undefined}>
      <p className="device-name">{name}</p>
      <p className="device-facts" role="status">
        {shown ? (
          <>
            {offer(`system.${system}`)} ·{' '}
            <span className="inline-block">{words('devices.lastSeen', { date: lastSeen })}</span>
            {stale && ` · ${words('devices.stale')}`}
          </>
        ) : (
          words('devices.released')
        )}
      </p>
      {(releaseHref || !shown) && (
        // One button whose text changes, so that it keeps the focus when it was pressed by keyboard.
        <Step
          fetcher={fetcher}
          step={shown ? 'release' : 'keep'}
          href={shown ? (releaseHref ?? '') : links.keepDevice(id)}
          token={token}
          onSend={shown ? onRelease : undefined}
        >
          {words(shown ? 'devices.release' : 'devices.undo')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Step>
      )}
      {shown && !releaseHref && <p className="device-offline">{words('devices.offline')}</p>}
      <FormProblem code={problem} />
    </li>
  );
}

/** A button with a form of its own: without script the page is loaded anew. */
function Step({
  fetcher,
  step,
  href,
  token,
  onSend,
  children,
}: {
  fetcher: FetcherWithComponents<FormAnswer>;
  step: 'release' | 'keep';
  href: string;
  token: string;
  onSend: (() => void) | undefined;
  children: React.ReactNode;
}) {
  const isBusy = fetcher.state !== 'idle';
  return (
    <fetcher.Form
      method="post"
      action={queryOf(href)}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        onSend?.();
        const form = new FormData(event.currentTarget);
        // Asks for an answer to this list, instead of another page.
        form.set('stay', '1');
        void fetcher.submit(form, { method: 'post', action: queryOf(href) });
      }}
    >
      <FormToken token={token} />
      <input type="hidden" name="step" value={step} />
      <button type="submit" className="link" aria-disabled={isBusy || undefined}>
        {children}
      </button>
    </fetcher.Form>
  );
}
