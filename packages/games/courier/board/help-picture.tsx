// Pictures in the rules of Courier.

import burningBook from 'game-icon:burning-book';
import cardPlay from 'game-icon:card-play';
import conversation from 'game-icon:conversation';
import dualityMask from 'game-icon:duality-mask';
import envelope from 'game-icon:envelope';
import fire from 'game-icon:fire';
import footsteps from 'game-icon:footsteps';
import foxHead from 'game-icon:fox-head';
import grab from 'game-icon:grab';
import present from 'game-icon:present';
import queenCrown from 'game-icon:queen-crown';
import silence from 'game-icon:silence';
import waxSeal from 'game-icon:wax-seal';
import { helpSigns } from '@tabella/ui/help-signs';

export default helpSigns(
  {
    game: envelope,
    goals: queenCrown,
    black: fire,
    silence: silence,
    turn: cardPlay,
    errands: footsteps,
    seal: waxSeal,
    seize: grab,
    question: conversation,
    gift: present,
    mask: dualityMask,
    burn: burningBook,
    agents: foxHead,
  },
  { ground: '#57391f', ink: '#f3e6c8' },
);
