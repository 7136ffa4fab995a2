// Pictures in the rules of Emissary.

import cancel from 'game-icon:cancel';
import cardPlay from 'game-icon:card-play';
import cardRandom from 'game-icon:card-random';
import envelope from 'game-icon:envelope';
import hoodedFigure from 'game-icon:hooded-figure';
import hourglass from 'game-icon:hourglass';
import magnifyingGlass from 'game-icon:magnifying-glass';
import mailbox from 'game-icon:mailbox';
import padlock from 'game-icon:padlock';
import paperPlane from 'game-icon:paper-plane';
import spy from 'game-icon:spy';
import trophy from 'game-icon:trophy';
import { helpSigns } from '@tabella/ui/help-signs';

export default helpSigns(
  {
    goal: trophy,
    characters: hoodedFigure,
    turn: cardPlay,
    sending: envelope,
    transit: paperPlane,
    arrival: mailbox,
    status: padlock,
    counteract: cancel,
    prove: magnifyingGlass,
    cards: cardRandom,
    abilities: spy,
    responding: hourglass,
  },
  { ground: '#2b2118', ink: '#f1e7d0' },
);
