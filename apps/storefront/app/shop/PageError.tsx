import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Frame } from './Frame.tsx';
import { MaintenanceScreen } from './MaintenanceScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { isPlainStatus, PlainErrorScreen } from './PlainErrorScreen.tsx';
import { isNotFoundContent } from './page-not-found.ts';

/**
 * The page for whatever went wrong (spec §2): not found, with what was loaded for it; a refused request, by its status;
 * and the maintenance page for everything else. None of them reads content or database.
 */
export function PageError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) {
    // Every 404 and 410 has its content by now (`complete-not-found.ts`).
    if ([404, 410].includes(error.status) && isNotFoundContent(error.data)) {
      return (
        <Frame content={error.data.frame}>
          <NotFoundScreen content={error.data} />
        </Frame>
      );
    }
    if (isPlainStatus(error.status)) return <PlainErrorScreen status={error.status} />;
  }
  return <MaintenanceScreen />;
}
