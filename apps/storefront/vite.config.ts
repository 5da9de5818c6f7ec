import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compiledWords } from './vite-compiled-words.ts';
import { compressedFiles } from './vite-compressed-files.ts';
import { idleRouterParts } from './vite-idle-router-parts.ts';
import { missingScreens } from './vite-missing-screens.ts';
import { withoutEffects } from './vite-without-effects.ts';

/** Without `blocks/`, which hydrated pages do not render, and `enhance/`, which content pages load. */
const SHARED_BY_SCREENS =
  /\/app\/(?:checkout|forms|navigation|ui)\/|\/app\/[^/]+$|\/app\/middleware\/in-browser|\/app\/captcha\/CaptchaSlot\.|\/app\/member\/(?:forget-login|guarded|sections|acting\/acting-context)|\/app\/shop\/(?:ConsentBanner|WaysOut|Wordmark)\.|\/storefront\/(?:calls|page)\/|\/(?:i18n|platform)\/[^/]+\.ts$/;

/** Shared by screens after the payment and in the member area; the checkout renders none of it. */
const DRAWN_LATER =
  /\/app\/checkout\/(?:HiddenPage|PaymentState|TestCards)|\/app\/member\/(?:FormProblem|SubmitButton)\.|\/app\/ui\/(?:AppWindow|ContentsList|CopyKey|EmptyState|Price|Prose|Segments|SpecSheet|Unit)\.|\/i18n\/(?:format-day|format-end)|\/platform\/share-by-weight|\/sandbox\/test-cards/;

/** Shared by the log-in and the member's security section: small, and always needed together. The checkout needs none of it. */
const WAYS_IN =
  /\/app\/member\/(?:AuthFrame|google\/GoogleForm|passkeys\/PasskeyForm)\.tsx|\/app\/forms\/(?:PasswordField|TextField|problem-of|use-form)\.|\/app\/ui\/(?:Disc|QrCode)\./;

/** Shared by the pages of a purchase; of it the member area needs the choice of a country and, on its first screen, `DrawnPart`. */
const OF_A_PURCHASE =
  /\/app\/country\/(?:CountrySelect|country-names)|\/app\/checkout\/(?:CheckoutFrame|CheckoutMessage|checkout\.css|track-step|use-fresh-after-back)|\/app\/drawn\/DrawnPart|\/app\/ui\/(?:ErrorSummary|TextArea)\./;

/** A product's box is drawn on the server wherever it is shown: pages that hydrate must not load it with what they share. */
const DRAWN_ON_BOXES = /\/app\/(?:ui\/(?:BoxArt|ProductBox)|shop\/BoxOf)\.tsx/;

/** The parts of mails are a few lines each: as separate packages they would be nine files to find and read. */
const BUNDLED = [/^@react-email\/(?!render)/];

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    compiledWords(),
    compressedFiles(),
    missingScreens(),
    idleRouterParts(),
    reactRouter(),
  ],
  build: {
    reportCompressedSize: false,
    // Needed at run time: the server finds the enhance loader's hashed name in it.
    manifest: true,
    // No data: URLs anywhere, so that the content security policy need not allow any.
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // On purpose: the server has all words at hand and the browser fetches its own, through the same files.
    rollupOptions: { checks: { ineffectiveDynamicImport: false } },
  },
  // During development, packages stay external, as only the sources change.
  ...(command === 'build' && { ssr: { noExternal: BUNDLED } }),
  environments: {
    client: {
      build: {
        rollupOptions: {
          input: ['app/enhance/load.ts'],
          output: {
            codeSplitting: {
              groups: [
                // Every hydrated page needs all of this: together it is one request, and 5 kB less than in pieces.
                { name: 'framework', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\// },
                // Content pages need this, too, but nothing else of what hydrated pages share.
                {
                  name: 'basics',
                  test: /vite\/preload-helper|\/tracking\/(?:protocol\/event|tracker\/trac[ek])\.ts/,
                  priority: 1,
                },
                // Shared by elements of content pages and hydrated pages: in a chunk without React.
                { name: 'calls', test: /\/app\/page-calls|\/platform\/eu-countries/, priority: 1 },
                // A hydrated page would otherwise wait for some twenty small files; together they weigh 7 kB.
                {
                  name: 'parts',
                  test: (id) =>
                    SHARED_BY_SCREENS.test(id) &&
                    ![DRAWN_LATER, DRAWN_ON_BOXES, OF_A_PURCHASE, WAYS_IN].some((apart) => apart.test(id)),
                  minShareCount: 2,
                },
                { name: 'ways-in', test: WAYS_IN },
                { name: 'purchase', test: OF_A_PURCHASE, minShareCount: 2 },
                { name: 'box', test: DRAWN_ON_BOXES },
                { name: 'frame', test: /\/app\/shop\/(?:Frame|PromotionLine|navigation-sections)\.tsx?/ },
                { name: 'later', test: DRAWN_LATER, minShareCount: 2 },
              ],
            },
          },
          treeshake: {
            moduleSideEffects: withoutEffects(realpathSync(join(import.meta.dirname, '../..'))),
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: 'server/main.ts' }, sourcemap: true } },
  },
}));
