import { addons } from 'storybook/manager-api';
import { media } from '../packages/ui/src/theme/breakpoints.ts';
import { darkTheme, lightTheme } from './theme.ts';

const systemDark = matchMedia(media.dark);
const followSystem = () => addons.setConfig({ theme: systemDark.matches ? darkTheme : lightTheme });

followSystem();
systemDark.addEventListener('change', followSystem);
addons.setConfig({ sidebar: { showRoots: true } });
