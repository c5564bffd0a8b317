import { startApp } from '@consignment/routing/start-app';
import { session } from './api.ts';
import { paths } from './paths.tsx';
import { routes } from './routes.tsx';

startApp({ routes, basename: import.meta.env.BASE_URL, session, signIn: paths.signIn });
