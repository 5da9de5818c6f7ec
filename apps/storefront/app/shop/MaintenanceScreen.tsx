import { usePageState } from '../page-state.ts';
import { HeroDisc } from '../ui/Disc.tsx';
import { discLabel } from '../ui/disc-label.ts';
import { useWords } from '../words.ts';
import { BareScreen } from './BareScreen.tsx';

/** A disc spinning up, and the specification's words (§2). Needs neither content nor database. */
export function MaintenanceScreen() {
  const { shopName, supportEmail } = usePageState();
  const words = useWords('shop');
  return (
    <BareScreen title={words('error.maintenanceTitle')} trace="page_server_error">
      <div className="bare-disc">
        <HeroDisc
          line="suite"
          label={discLabel(`${shopName} 1`, '0 · 1 200 · 4 800 · 10 350 rpm')}
          turning={false}
          spinning
        />
      </div>
      <h1 className="title mt-10 max-w-[46rem]">{words('error.maintenanceTitle')}</h1>
      <p className="mt-5 max-w-[34rem] text-lead text-muted">{words('error.maintenanceText')}</p>
      <p className="mt-3 text-lead">
        <a className="link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </p>
    </BareScreen>
  );
}
