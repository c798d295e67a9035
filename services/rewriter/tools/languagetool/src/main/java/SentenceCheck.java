import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.languagetool.JLanguageTool;
import org.languagetool.Languages;
import org.languagetool.rules.Rule;
import org.languagetool.rules.RuleMatch;
import org.languagetool.rules.spelling.SpellingCheckRule;

/** Reads sentences, one a line, and prints line number, rule and message of each finding. */
public final class SentenceCheck {
  /** Arguments: names that the speller need not know. */
  public static void main(String[] names) throws IOException {
    JLanguageTool tool = new JLanguageTool(Languages.getLanguageForShortCode("en-GB"));
    for (Rule rule : tool.getAllActiveRules()) {
      if (rule instanceof SpellingCheckRule speller) {
        speller.addIgnoreTokens(List.of(names));
      }
    }
    BufferedReader input =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream output = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    int line = 0;
    for (String sentence = input.readLine(); sentence != null; sentence = input.readLine()) {
      for (RuleMatch match : tool.check(sentence)) {
        output.printf("%d\t%s\t%s%n", line, match.getRule().getId(), match.getMessage());
      }
      line++;
    }
  }

  private SentenceCheck() {}
}
