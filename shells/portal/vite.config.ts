import { ofEntrance, ofLines, ofLists, shellConfig } from '../server/vite-shell.ts';
import { firstCalls } from './first-calls.ts';
import { paths } from './src/paths.ts';

/** The frame of the pages before the login. */
const entrance = /\/(routes\/portal|brand\/ShopLogo)\.tsx$/;

/** The modules of every form, of which the filters of a list need some once they are opened. */
const fields = /\/primitives\/\w+\/(Checkbox|dialog-context|Field)\.tsx?$/;

/** The modules of every form of these pages. */
const forms =
  /\/(src\/sign-in\.tsx?|primitives\/\w+\/(Form|PasswordField|SubmitButton|TextField)\.tsx|sign-in\/PortalEntrance\.tsx|parts\/pages\/LanguageChoice\.tsx|node_modules\/(react-hook-form|@hookform)\/.*)$/;

/** The icon of FileDrop and of an account's logo: in a file that these share by chance, it makes a circle of imports. */
const upload = /\/lucide-react\/.*\/upload\.\w+$/;

/** The day of an order, alone in a file that its two lists would share. */
const days = /\/portal\/commissions\/order-days\.ts$/;

export default shellConfig({
  root: import.meta.dirname,
  base: '/apps/vendor-portal/',
  paths,
  signIn: paths.login,
  firstCalls,
  // The login loads no list, and a list no form.
  groups: [
    { name: 'app', test: (module) => ofEntrance.test(module) || entrance.test(module), priority: 4 },
    { name: 'field', test: fields, priority: 3 },
    { name: 'form', test: forms, priority: 2 },
    {
      name: 'list',
      test: (module) => ofLists(module) || ofLines.test(module) || upload.test(module) || days.test(module),
      priority: 1,
    },
    { name: 'frame', test: /\/portal\/src\/routes\/vendor\.tsx$/, priority: 1 },
  ],
});
