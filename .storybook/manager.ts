import { media } from '@naap/ui/theme/breakpoints';
import { addons } from 'storybook/manager-api';
import { frame } from './theme.ts';

const systemDark = matchMedia(media.dark);
const followSystem = () => addons.setConfig({ theme: systemDark.matches ? frame.dark : frame.light });

followSystem();
systemDark.addEventListener('change', followSystem);
