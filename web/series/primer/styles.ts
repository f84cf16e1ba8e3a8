/** How primers look, in the order in which it counts. */
import "../panels/battle/battle.css";
import "../panels/hand.css";
import "../panels/panels.css";
import "./primer.css";
import "./tables.css";
import "./small.css";
import "./sizes.css";
