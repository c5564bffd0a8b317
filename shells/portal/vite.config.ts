import { shellConfig } from '../server/vite-shell.ts';

/** The modules of the pages before the login, which those after it need as well. */
const entrance =
  /\/(src\/main|routes\/portal|src\/sign-in|brand\/ShopLogo|primitives\/(Banner|Button|ButtonLink|Checkbox|dialog-context|Field|Heading|Link|outcome|Skeleton|Spinner|Stack|Text|VisuallyHidden))\.tsx?$/;

/** The modules of every form of these pages. */
const forms =
  /\/(primitives\/(Form|PasswordField|SubmitButton|TextField)\.tsx|sign-in\/PortalEntrance\.tsx|node_modules\/(react-hook-form|@hookform)\/.*)$/;

export default shellConfig({
  root: import.meta.dirname,
  base: '/apps/vendor-portal/',
  // The login loads no list, and a list no form.
  groups: [
    { name: 'app', test: entrance, priority: 2 },
    { name: 'form', test: forms, priority: 1 },
    { name: 'list', test: /\/parts\/(ListView|MoneyText)\.tsx$/, priority: 1 },
  ],
});
