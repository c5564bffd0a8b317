import '@fontsource-variable/inter/index.css';
