import { contentConfig } from '@spindle/content/payload/payload-config.ts';
import { endActingsOfStaff } from '@spindle/domain/accounts/acting/end-actings-of-staff.ts';
import { staffDoor } from '@spindle/domain/staff/second-factor/staff-factor.ts';
import { patientTimes } from '@spindle/platform/bounded-pool.ts';
import { openLog } from '@spindle/platform/log.ts';
import { reportsToken } from '@spindle/tracking/reports/reports-token.ts';
import type { DashboardDeps } from './dashboard/load-figures.ts';
import { atAccounts } from './editing/at-accounts.ts';
import { besideDocuments } from './editing/beside-documents.ts';
import { forEditors } from './editing/for-editors.ts';
import { noteStaffChange } from './note-staff-change.ts';
import { publishHooks } from './publish-hooks.ts';
import { factorDeps } from './second-factor/factor-deps.ts';
import { building, settings } from './settings.ts';
import { shop, shopClock, shopLimits } from './shop.ts';
import { staffLogIn } from './staff-log-in.ts';
import { staffMail } from './staff-mail.ts';
import { VIEWS } from './views.ts';

const config = settings();
const log = openLog('backoffice', config.logLevel);

if (!building) shop().catch((error: unknown) => log.warn({ err: error }, 'the shop is not open yet'));

const figures = async (): Promise<DashboardDeps> => {
  const { db, clock } = (await shop()).deps;
  return { db, clock, reports: { collector: config.origins.collector, token: reportsToken(config.secret) } };
};

export default contentConfig({
  config,
  log,
  connections: 12,
  times: patientTimes(config.databaseTimeout),
  clock: shopClock,
  runsSchedule: !building,
  hooks: publishHooks,
  onStaffChange: noteStaffChange(async () => (await shop()).deps),
  onStaffLogOut: endActingsOfStaff,
  email: staffMail(config, async () => (await shop()).deps),
  mayEnter: async (session) => (await staffDoor(await factorDeps(), session)) === 'open',
  staffLogIn: staffLogIn({ config, limits: shopLimits, clock: shopClock }),
  plugins: [forEditors, besideDocuments, atAccounts],
  admin: {
    importMap: { baseDir: import.meta.dirname },
    components: {
      providers: ['/editing/SayWhyNotScheduled.tsx#SayWhyNotScheduled'],
      graphics: {
        Icon: '/brand/Mark.tsx#Mark',
        Logo: { path: '/brand/Mark.tsx#Logo', serverProps: { shopName: config.shopName } },
      },
      beforeDashboard: [
        { path: '/dashboard/Dashboard.tsx#Dashboard', serverProps: { open: figures } },
        '/desk/DeskStart.tsx#DeskStart',
      ],
      beforeLogin: ['/second-factor/SecondFactorAtLogIn.tsx#SecondFactorAtLogIn'],
      beforeNavLinks: ['/search/SearchBox.tsx#SearchBox'],
      afterNavLinks: ['/desk/DeskLinks.tsx#DeskLinks'],
      views: VIEWS,
    },
    meta: {
      titleSuffix: ` · ${config.shopName}`,
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: `${config.origins.storefront}/favicon.svg` }],
      defaultOGImageType: 'off',
    },
    avatar: 'default',
  },
});
