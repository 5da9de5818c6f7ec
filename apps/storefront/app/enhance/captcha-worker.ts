import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

/** Works on a challenge of ALTCHA, beside the page. */
handler({ deriveKey });
