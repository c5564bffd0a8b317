import { forSession } from '../../actions/operation.ts';
import { filterShopCss } from '../../shop-css/filter.ts';

export const checkPortalCss = forSession<'checkPortalCss'>(({ body }) => {
  const { css, problems, corrections } = filterShopCss(body.css);
  return Promise.resolve({
    status: 200,
    body: { css, problems: [...problems], corrections: [...corrections] },
  });
});
