// Pictures in the rules of A Message from the Stars.

import abacus from 'game-icon:abacus';
import cancel from 'game-icon:cancel';
import checklist from 'game-icon:checklist';
import controlTower from 'game-icon:control-tower';
import discussion from 'game-icon:discussion';
import key from 'game-icon:key';
import lightBulb from 'game-icon:light-bulb';
import radarDish from 'game-icon:radar-dish';
import shakingHands from 'game-icon:shaking-hands';
import ufo from 'game-icon:ufo';
import { helpSigns } from '@tabella/ui/help-signs';

export default helpSigns(
  {
    side: ufo,
    cipher: key,
    round: radarDish,
    score: abacus,
    forbidden: cancel,
    reading: lightBulb,
    consoles: controlTower,
    agree: discussion,
    guess: checklist,
    teams: shakingHands,
  },
  { ground: '#101f33', ink: '#8fe0d0' },
);
