import '@fontsource-variable/inter/index.css';
import './fallback-font.css.ts';
