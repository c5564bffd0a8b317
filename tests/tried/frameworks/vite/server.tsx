import { renderToString } from 'react-dom/server';
import { App } from './App';

export const htmlOf = (path: string) => renderToString(<App path={path} />);
