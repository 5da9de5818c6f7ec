import { ossFile } from '../../../books/books-file.ts';
import { fileRoute } from '../../../desk/file-route.ts';

export const dynamic = 'force-dynamic';

export const GET = fileRoute(ossFile);
