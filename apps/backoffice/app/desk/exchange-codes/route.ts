import { exchangeFile } from '../../../desk/exchange-codes/exchange-file.ts';
import { fileRoute } from '../../../desk/file-route.ts';

export const dynamic = 'force-dynamic';

export const GET = fileRoute(exchangeFile);
