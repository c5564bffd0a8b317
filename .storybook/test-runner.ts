/** For `@storybook/test-runner`: each story in the viewport that it is for, as the toolbar would show it. */
import type { Page } from 'playwright';

type Visited = {
  storyGlobals: { viewport?: { value?: string } };
  parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } };
};

/** The runner puts it into the page. */
declare const __getContext: (storyId: string) => Promise<Visited>;

const usual = { width: '1280px', height: '800px' };

export default {
  async preVisit(page: Page, { id }: { id: string }): Promise<void> {
    const own = await page.evaluate(async (storyId) => {
      const { storyGlobals, parameters } = await __getContext(storyId);
      return parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles ?? null;
    }, id);
    const { width, height } = own ?? usual;
    await page.setViewportSize({ width: parseInt(width), height: parseInt(height) });
  },
};
