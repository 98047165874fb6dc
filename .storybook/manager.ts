import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'naap',
    colorPrimary: '#2d1523',
    colorSecondary: '#624f59',
    barSelectedColor: '#2d1523',
  }),
});
