import { ofLists, shellConfig } from '../server/vite-shell.ts';

/** The modules of the pages before the login, which those after it need as well. */
const entrance =
  /\/(src\/main|routes\/portal|brand\/ShopLogo|primitives\/(Banner|Button|ButtonLink|Heading|Link|outcome|Skeleton|Spinner|Stack|Text|VisuallyHidden|use-effect-event))\.tsx?$|\/primitives\/(Field|choice)\.css\.ts$/;

/** The modules of every form, of which the filters of a list need some once they are opened. */
const fields = /\/primitives\/(Checkbox|dialog-context|Field)\.tsx?$/;

/** The modules of every form of these pages. */
const forms =
  /\/(src\/sign-in\.tsx?|primitives\/(Form|PasswordField|SubmitButton|TextField)\.tsx|sign-in\/PortalEntrance\.tsx|node_modules\/(react-hook-form|@hookform)\/.*)$/;

/** The modules that nearly every list has beside its table: its query, its days, its export, the colours of its states. */
const query =
  /\/(parts\/(DaysFilter|FileButton|status-tone|use-last-rows)|src\/(days-codec|list-codec|use-list-query|use-region))\.tsx?$/;

export default shellConfig({
  root: import.meta.dirname,
  base: '/apps/vendor-portal/',
  // The login loads no list, and a list no form.
  groups: [
    { name: 'app', test: entrance, priority: 4 },
    { name: 'field', test: fields, priority: 3 },
    { name: 'form', test: forms, priority: 2 },
    { name: 'list', test: ofLists, priority: 2 },
    { name: 'query', test: query, priority: 1 },
    { name: 'frame', test: /\/portal\/src\/routes\/vendor\.tsx$/, priority: 1 },
  ],
});
