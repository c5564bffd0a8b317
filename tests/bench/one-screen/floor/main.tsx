/** The floor: what the screen weighs and takes when it is written by hand for its own sake. */
import { createRoot } from 'react-dom/client';
import { Screen } from './Screen.tsx';
import type { ScreenData } from './format.ts';
import './screen.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');
const answer = await fetch('/api/screen.json');
createRoot(root).render(<Screen data={(await answer.json()) as ScreenData} />);
